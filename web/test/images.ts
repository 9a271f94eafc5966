// happy-dom loads no pictures, and yet calls each complete: as if every one had failed.
Object.defineProperty(HTMLImageElement.prototype, "complete", {
  configurable: true,
  get: () => false,
});
