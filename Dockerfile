# Folsom's server, with the compiled engine. The image has no compiler; what was built comes from the first stage.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /folsom
COPY requirements-build.lock requirements-node.lock requirements-play.lock ./
RUN python -m venv /tools && /tools/bin/pip install --no-cache-dir --require-hashes --only-binary :all: \
    -r requirements-build.lock -r requirements-node.lock
RUN python -m venv /venv && /venv/bin/pip install --no-cache-dir --require-hashes --only-binary :all: \
    -r requirements-play.lock
COPY . .
RUN FOLSOM_COMPILE=1 FOLSOM_WEB=1 /tools/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /venv/bin/pip install --no-cache-dir --no-index --no-deps /wheels/*.whl

FROM python:3.12-slim
RUN useradd --create-home --uid 1000 folsom && install -d -o folsom /data
COPY --from=build /venv /venv
USER folsom
ENV PATH=/venv/bin:$PATH FOLSOM_HOST=0.0.0.0 FOLSOM_PORT=8000 FOLSOM_DATABASE=sqlite:////data/folsom.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["folsom", "serve"]
