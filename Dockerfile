# Every part of the product, each an image of its own; docker-compose.yml names them all. From the repository's root:
#   docker build --target front-end --build-arg PART=mf-menu .
#   docker build --target service --build-arg PART=menu .
#   docker build --target gateway .        or prerenderer, database

# That of package.json.
ARG VERSION=1.0.0

# Stages of $BUILDPLATFORM make files that are the same on every processor, so that none of it is emulated.
FROM --platform=$BUILDPLATFORM docker.io/library/node:22-bookworm-slim AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# Installed once for all images.
FROM --platform=$BUILDPLATFORM docker.io/library/node:22-bookworm-slim AS tools
WORKDIR /app
COPY --from=manifests /app .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts

FROM tools AS sources
COPY nx.json tsconfig.base.json .swcrc ./
COPY libs libs

FROM sources AS front-end-build
ARG PART REVISION
COPY tools/vite tools/vite
COPY tools/lint/elements.mjs tools/lint/
COPY ops/launch/parts.mjs ops/launch/
COPY ${PART} ${PART}
RUN REVISION=${REVISION} npx nx build @peanut/${PART} && mkdir /built && \
    cp -r ${PART}/dist /built/"$(node -p "require('./${PART}/dist/version.json').version")"

FROM docker.io/nginxinc/nginx-unprivileged:1.28 AS front-end
ARG PART
# The image's entry point fills the templates in, into a folder that docker-compose.yml keeps in memory.
ENV NGINX_ENVSUBST_TEMPLATE_DIR=/etc/peanut NGINX_ENVSUBST_OUTPUT_DIR=/run/nginx NGINX_ENTRYPOINT_QUIET_LOGS=1 \
    NGINX_TMP=/run/nginx NGINX_MIME_TYPES=/etc/nginx/mime.types NGINX_WORKERS=1 \
    NGINX_ERROR_LOG=/dev/stderr NGINX_ACCESS_LOG=off \
    STATIC_LISTEN=8080 STATIC_ROOT=/srv STATIC_PART=${PART} VERSIONS=/srv/${PART}
COPY gateway/nginx/nginx.conf.template /etc/peanut/
COPY gateway/nginx/servers/static.conf.template /etc/peanut/servers/
COPY --chmod=0755 gateway/containers/versions.sh /usr/local/bin/versions
COPY --from=front-end-build /built /opt/peanut/built
# A new volume takes over the owner of the folder below it.
USER root
RUN printf '#!/bin/sh\nexec versions start\n' > /docker-entrypoint.d/40-versions.sh && \
    chmod 0755 /docker-entrypoint.d/40-versions.sh && mkdir -p /srv/${PART} && chown 101:101 /srv/${PART}
USER 101:101
CMD ["nginx", "-c", "/run/nginx/nginx.conf", "-g", "daemon off;"]
ARG VERSION REVISION SOURCE_URL
LABEL org.opencontainers.image.title="peanut-${PART}" org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}" org.opencontainers.image.source="${SOURCE_URL}" \
    org.opencontainers.image.licenses="MIT"

FROM sources AS service-build
ARG PART
COPY tools/bundle-drawings.mjs tools/
COPY services/${PART} services/${PART}
RUN npx nx build @peanut/${PART} && mkdir /built && cp -r --parents libs/*/dist services/${PART}/dist /built

FROM docker.io/library/node:22-bookworm-slim AS packages
ARG PART
WORKDIR /app
COPY --from=manifests /app .
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --omit=dev --workspace @peanut/${PART}

FROM docker.io/library/node:22-bookworm-slim AS service
ARG PART
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 DATA_DIR=/data
# A new volume takes its owner from here. Addresses with passwords come from the file, which docker-compose.yml mounts; the
# environment wins over it.
RUN mkdir /data && chown 1000:1000 /data && ln -s /run/secrets/${PART}.env /etc/peanut.env
WORKDIR /app
COPY --from=packages /app .
COPY --from=service-build /built .
WORKDIR /app/services/${PART}
ARG REVISION
ENV REVISION=${REVISION}
USER 1000:1000
CMD ["node", "--max-semi-space-size=1", "--heap-growing-percent=15", "--v8-pool-size=1", "--enable-source-maps", "--env-file-if-exists=/etc/peanut.env", "dist/main.js"]
ARG VERSION REVISION SOURCE_URL
LABEL org.opencontainers.image.title="peanut-${PART}" org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}" org.opencontainers.image.source="${SOURCE_URL}" \
    org.opencontainers.image.licenses="MIT"

FROM sources AS gateway-build
ARG REVISION
COPY gateway gateway
RUN REVISION=${REVISION} npx nx build @peanut/gateway && mkdir /built && \
    cp -r gateway/dist/nginx /built/"$(node -p "require('./gateway/dist/nginx/version.json').version")"

# What nginx cannot do itself. It needs no package but the contracts, so that nothing is installed.
FROM docker.io/library/node:22-bookworm-slim AS prerenderer
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY libs/contracts/package.json node_modules/@peanut/contracts/package.json
COPY --from=gateway-build /app/libs/contracts/dist node_modules/@peanut/contracts/dist
COPY gateway/package.json gateway/
COPY --from=gateway-build /app/gateway/dist gateway/dist
ARG REVISION
ENV REVISION=${REVISION}
USER 1000:1000
CMD ["node", "--max-semi-space-size=1", "--heap-growing-percent=15", "--v8-pool-size=1", "gateway/dist/pages/main.js"]
ARG VERSION REVISION SOURCE_URL
LABEL org.opencontainers.image.title="peanut-prerenderer" org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}" org.opencontainers.image.source="${SOURCE_URL}" \
    org.opencontainers.image.licenses="MIT"

FROM docker.io/nginxinc/nginx-unprivileged:1.28 AS gateway
USER root
# For https certificates are looked at before nginx takes them; the base image need not go on bringing the program along.
RUN command -v openssl >/dev/null || \
    (apt-get update -q && apt-get install -yq --no-install-recommends openssl && rm -rf /var/lib/apt/lists/*)
# Its configuration is made of a version's templates, so that another one can take over without a new container.
ENV NGINX_TMP=/run/nginx NGINX_MIME_TYPES=/etc/nginx/mime.types NGINX_WORKERS=auto \
    NGINX_ERROR_LOG=/dev/stderr NGINX_ACCESS_LOG="/dev/stdout requests" NGINX_ENTRYPOINT_QUIET_LOGS=1 \
    GATEWAY_LISTEN=8080 COMPRESSOR_PORT=8081 VERSIONS=/srv/gateway
COPY --chmod=0755 gateway/containers/versions.sh /usr/local/bin/versions
COPY --chmod=0755 gateway/containers/configuration.sh /usr/local/bin/configuration
COPY --from=gateway-build /built /opt/peanut/built
# A new volume takes over the owner of the folder below it.
RUN printf '#!/bin/sh\nversions start && exec configuration start\n' > /docker-entrypoint.d/40-configuration.sh && \
    chmod 0755 /docker-entrypoint.d/40-configuration.sh && mkdir -p /srv/gateway && chown 101:101 /srv/gateway
USER 101:101
CMD ["nginx", "-c", "/run/nginx/live/nginx.conf", "-g", "daemon off;"]
ARG VERSION REVISION SOURCE_URL
LABEL org.opencontainers.image.title="peanut-gateway" org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}" org.opencontainers.image.source="${SOURCE_URL}" \
    org.opencontainers.image.licenses="MIT"

# The two short programs that run before the services: passwords, then roles.
FROM docker.io/library/postgres:16-bookworm AS database
COPY ops/database/prepare.sql services/database/make-secrets.sh services/database/prepare.sh /opt/peanut/
# A new volume takes over the owner of the folder below it.
RUN mkdir -p /secrets/passwords /secrets/postgres /secrets/redis /secrets/menu /secrets/admin /secrets/ai && chown -R 999:999 /secrets
USER 999:999
ENTRYPOINT []
CMD ["sh", "/opt/peanut/prepare.sh"]
ARG VERSION REVISION SOURCE_URL
LABEL org.opencontainers.image.title="peanut-database" org.opencontainers.image.version="${VERSION}" \
    org.opencontainers.image.revision="${REVISION}" org.opencontainers.image.source="${SOURCE_URL}" \
    org.opencontainers.image.licenses="MIT"
