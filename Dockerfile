# syntax=docker/dockerfile:1
# Flickmap in one image: the gateway, which also serves the built web app.
# The Node of the base image only installs; what runs is the Node that package.json pins, which needs libatomic.
# 300 MB at most. For builds that must not differ, name the bases by digest:
# --build-arg NODE_IMAGE=node@sha256:… --build-arg DEBIAN_IMAGE=debian@sha256:…

ARG NODE_IMAGE=node:26-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS dependencies
# Debian keeps one version of a package, the current one.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /flickmap
COPY package.json package-lock.json ./
COPY schema/package.json schema/
COPY gateway/package.json gateway/
COPY gateway/sample-film-database/package.json gateway/sample-film-database/
COPY web/package.json web/
COPY e2e/package.json e2e/
# `prepare` generates code, which is not here yet.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --no-audit --no-fund --ignore-scripts && npm rebuild node

FROM dependencies AS build
COPY . .
# The commit that the log and the metrics name: --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
RUN npm run build && npm sbom --omit=dev --sbom-format=cyclonedx > sbom.cdx.json
# Without it (--build-arg SAMPLE=) the gateway runs on TMDB alone, and needs TMDB_READ_TOKEN or TMDB_API_KEY.
ARG SAMPLE=@flickmap/sample-film-database
RUN test -n "$SAMPLE" || rm -r gateway/sample-film-database

FROM ${NODE_IMAGE} AS production-dependencies
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends binutils \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /flickmap
COPY package.json package-lock.json ./
COPY schema/package.json schema/
COPY gateway/package.json gateway/
COPY gateway/sample-film-database/package.json gateway/sample-film-database/
COPY web/package.json web/
COPY e2e/package.json e2e/
ARG SAMPLE=@flickmap/sample-film-database
# The gateway does not declare it as a dependency: npm would install it always. Its folder lies in that of another workspace,
# which npm takes as a whole, so workspaces are named, not found by folder.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --no-audit --no-fund --ignore-scripts --omit=dev \
      --include-workspace-root --workspace @flickmap/gateway --workspace @flickmap/schema \
      ${SAMPLE:+--workspace "$SAMPLE"} \
    && npm rebuild node
# What running needs: Node once and without symbols, packages without TypeScript, which it reads in no package, and source maps;
# of opencc-js its tables of characters, and the one file of countries that has both kinds of addresses.
RUN rm -r node_modules/node/node_modules \
    && strip node_modules/node/bin/node \
    && find node_modules -type f \
      \( -name "*.map" -o -name "*.ts" -o -name "*.mts" -o -name "*.cts" \) -delete \
    && find node_modules/opencc-js/dist -type f ! -name "[ST][ST]Characters.js" -delete \
    && rm -r node_modules/@ip-location-db/*/*-ipv[46].mmdb node_modules/bintrees/test

FROM ${DEBIAN_IMAGE}
WORKDIR /flickmap
# Debian keeps one version of a package, the current one.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libatomic1 \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 flickmap \
    && useradd --system --uid 10001 --gid 10001 --no-create-home flickmap \
    && install --directory --owner flickmap --group flickmap /data
COPY --from=production-dependencies /flickmap ./
# What is in the image: a software bill of materials (CycloneDX).
COPY --from=build /flickmap/package.json /flickmap/sbom.cdx.json ./
COPY --from=build /flickmap/schema ./schema
COPY --from=build /flickmap/gateway ./gateway
COPY --from=build /flickmap/web/messages ./web/messages
COPY --from=build /flickmap/web/dist ./web/dist
COPY --from=build /flickmap/web/dist-server ./web/dist-server
COPY --from=build /flickmap/web/dist-graphiql ./web/dist-graphiql
# What npm runs elsewhere: `contact`, `backup` and `restore`.
COPY deploy/bin /usr/local/bin
# Memory that threads have freed is used again by others: by default each of them keeps its own.
ENV MALLOC_ARENA_MAX=2
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=4000 PATH=/flickmap/node_modules/.bin:$PATH
USER 10001:10001
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
    CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "gateway/src/main.ts"]
