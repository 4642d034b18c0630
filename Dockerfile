# The site in a container, for compose.yaml. By itself, without a proxy: docker build -t kogge . && docker run -p 8000:8000 -v kogge:/var/lib/kogge kogge
# The base image is not pinned by its digest, so that a rebuild brings Debian's security updates; requirements-site.txt pins Python's packages by their hashes.
FROM python:3.11-slim AS build
WORKDIR /src
COPY requirements-site.txt ./
RUN python -m venv /opt/kogge && /opt/kogge/bin/pip install --no-cache-dir --require-hashes -r requirements-site.txt
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY src src
RUN /opt/kogge/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home /var/lib/kogge --create-home kogge && install -d -o kogge -g kogge -m 700 /var/backups/kogge
COPY --from=build /opt/kogge /opt/kogge
USER kogge
WORKDIR /var/lib/kogge
ENV PATH=/opt/kogge/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONUNBUFFERED=1 \
    XDG_CACHE_HOME=/var/lib/kogge/.cache \
    NUMBA_CPU_NAME=generic \
    KOGGE_HOST=0.0.0.0 \
    KOGGE_DB=sqlite:////var/lib/kogge/kogge.db \
    KOGGE_LOG=json
# compile the bots' search for any processor; new volumes start with a copy of this cache, so strong bots play at once
RUN python -c "import kogge, kogge.bots; [kogge.bots.warm_up(game) for game in kogge.list_games()]"
VOLUME ["/var/lib/kogge", "/var/backups/kogge"]
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["kogge"]
CMD ["serve"]
