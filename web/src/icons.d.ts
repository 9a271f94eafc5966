declare module "virtual:icons/*" {
  import type { FC } from "react";
  import type { IconProps } from "./ui/create-icon.tsx";

  const Icon: FC<IconProps>;
  export default Icon;
}
