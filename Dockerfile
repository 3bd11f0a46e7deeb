# The platform in one image: the built app and the service that hands it out.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
# Scripts stay off until the sources are here: the only one that matters is Umi's set-up.
RUN npm install --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run setup \
  && node scripts/start.mjs --build-only \
  && mkdir /server \
  && node scripts/server-manifest.mjs > /server/package.json

FROM node:24-bookworm-slim AS packages
WORKDIR /server
COPY --from=build /server/package.json ./
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
# The embedded database is not in the image: replicas share one PostgreSQL, named by DATABASE_URL.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data DEMO=false
WORKDIR /app
COPY --from=packages /server/node_modules ./node_modules
COPY --from=build /build/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8000/health/ready').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
