import elements from "happy-dom/lib/config/HTMLElementConfig.js";

// happy-dom has no `<search>`, so that React would call it unknown.
Object.assign(elements, { search: elements.section });
