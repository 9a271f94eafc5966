import Share2 from "virtual:icons/share-2";

import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/toast.ts";
import { shareLink } from "./share-link.ts";

interface Props {
  /** The name of what is shared. */
  readonly title: string;
}

/** Shares the page's address: by the device's own sheet, else by copying it. */
export function ShareButton({ title }: Props) {
  const toast = useToast();
  const share = async () => {
    const url = location.href;
    switch (await shareLink({ title, url })) {
      case "copied":
        return toast({ title: "Link copied to clipboard!" });
      case "failed":
        return toast({
          title: "The link could not be copied",
          description: url,
          kind: "destructive",
        });
      case "shared":
      case "dismissed":
        return undefined;
    }
  };
  return (
    <Button data-needs-scripts onClick={() => void share()}>
      <Share2 size={18} aria-hidden />
      Share
    </Button>
  );
}
