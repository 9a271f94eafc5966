import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { Dialog } from "./Dialog.tsx";

const show = () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Services"
      description="All of them"
      footer={null}
    >
      <p>Netflix</p>
    </Dialog>,
  );
  return { onOpenChange, dialog: screen.getByRole("dialog"), inside: screen.getByText("Netflix") };
};

test("a click beside it closes a dialog", () => {
  const { dialog, onOpenChange } = show();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("a selection that is dragged out of it does not", () => {
  const { dialog, inside, onOpenChange } = show();
  fireEvent.mouseDown(inside);
  fireEvent.click(dialog);
  expect(onOpenChange).not.toHaveBeenCalled();
});
