import { z } from "zod";

export const imagePath = z.string().nullable().meta({
  description: "Path of the picture at the film database; null when there is none.",
  example: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg",
});
export const imageUrl = z.string().nullable().meta({
  description:
    "Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known.",
  example: "/images/w342/k2Wq0lPzXb4a/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg",
});
