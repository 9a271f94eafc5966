import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";

import { Dialog } from "./Dialog.tsx";

const show = () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const Owned = () => {
    const [open, setOpen] = useState(true);
    const change = (next: boolean) => {
      onOpenChange(next);
      setOpen(next);
    };
    return (
      <Dialog open={open} onOpenChange={change} title="A" description="B" footer={null}>
        <p>Netflix</p>
      </Dialog>
    );
  };
  render(<Owned />);
  return { onOpenChange, dialog: screen.getByRole("dialog"), inside: screen.getByText("Netflix") };
};

test("a click beside it closes a dialog, a selection that is dragged out of it does not", () => {
  const { dialog, inside, onOpenChange } = show();
  fireEvent.mouseDown(inside);
  fireEvent.click(dialog);
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("closing it is told once, by its button as well", async () => {
  const { onOpenChange } = show();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await vi.waitFor(() => expect(onOpenChange.mock.calls).toEqual([[false]]));
});
