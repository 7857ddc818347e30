# One image for all processes. Its command is `web` (default), `worker` or `release`.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN deploy/image_folder.sh /app

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3333 SENDAM_DATA_DIR=/data
ENV NODE_OPTIONS=--max-old-space-size=512
WORKDIR /app
# Owned by root, so that an attacker who controls a process cannot change the code.
COPY --from=build --chown=root:root /app ./
RUN install -d -o node -g node /data /backups
USER node
VOLUME /data
EXPOSE 3333
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "bin/run.js"]
CMD ["web"]
