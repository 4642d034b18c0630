# The site in a container: docker build -t kogge . && docker run -p 8000:8000 -v kogge:/var/lib/kogge kogge
FROM python:3.11-slim AS build
WORKDIR /src
COPY pyproject.toml requirements.txt README.md LICENSE NOTICE ./
COPY src src
RUN python -m venv /opt/kogge && /opt/kogge/bin/pip install --no-cache-dir -c requirements.txt '.[postgres]'

FROM python:3.11-slim
RUN useradd --system --home /var/lib/kogge --create-home kogge
COPY --from=build /opt/kogge /opt/kogge
USER kogge
WORKDIR /var/lib/kogge
# compiled rules are kept beside the tables, so that a new container does not compile again
ENV XDG_CACHE_HOME=/var/lib/kogge/.cache PYTHONUNBUFFERED=1
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["/opt/kogge/bin/python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["/opt/kogge/bin/kogge"]
CMD ["serve", "--host", "0.0.0.0", "--db", "sqlite:////var/lib/kogge/kogge.db", "--log", "json"]
