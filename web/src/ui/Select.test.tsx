import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

import { Select } from "./Select.tsx";

afterEach(cleanup);

const options = [
  { value: "", label: "Any Year" },
  { value: "2025", label: "2025" },
];

test("shows its choice by its label, tells another one, and keeps its own until it is given that", async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Year" options={options} value="" onChange={onChange} />);
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Year" });
  expect(list.selectedOptions[0]?.textContent).toBe("Any Year");
  await userEvent.selectOptions(list, "2025");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("2025");
  expect(list.value).toBe("");
});
