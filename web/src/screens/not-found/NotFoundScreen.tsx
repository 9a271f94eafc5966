import Clapperboard from "lucide-react/icons/clapperboard";
import { Link } from "react-router-dom";

import { paths } from "../../paths.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** Any path that is not a screen's (specification section 2, route table). */
export function NotFoundScreen() {
  return (
    <>
      <title>404 Page Not Found · Flickmap</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        icon={<Clapperboard size={36} />}
        title="404 Page Not Found"
        actions={
          <Button as={Link} to={paths.home()} $variant="primary">
            Back to Home
          </Button>
        }
      >
        Did you forget to add the page to the router?
      </EmptyState>
    </>
  );
}
