"""OpenStack Swift with its S3 interface in one process, as its own functional tests run it: objects in memory.

/usr/bin/python3 serve-swift.py FOLDER ACCESS_KEY SECRET_KEY: prints the port once it answers.
"""

import os
import sys
from array import array
from pathlib import Path

from swift.common import storage_policy, utils

utils.eventlet_monkey_patch()

import eventlet  # noqa: E402
import eventlet.wsgi  # noqa: E402
from eventlet import tpool  # noqa: E402
from paste.deploy import loadapp  # noqa: E402
from swift.common.ring import RingData  # noqa: E402

home, access_key, secret_key = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
account, user = access_key.split(":")
HERE = "127.0.0.1"
SERVERS = {"account": "account", "container": "container", "object": "mem_object"}
PIPELINE = "catch_errors gatekeeper listing_formats s3api tempauth bulk slo copy"
FILTERS = {"tempauth": f"user_{account}_{user} = {secret_key} .admin"}


class Cache:
    """What memcached would remember for the proxy."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)


def write(name, text):
    (home / name).write_text(text)
    return f"config:{home / name}"


def serve(listener, app):
    eventlet.wsgi.server(listener, app, log_output=False, debug=False)


def server(kind, egg):
    """One of the three servers behind the proxy, and the ring that says that it is the only one."""
    listener = eventlet.listen((HERE, 0))
    port = listener.getsockname()[1]
    device = {"id": 0, "region": 1, "zone": 1, "ip": HERE, "port": port, "device": "d", "weight": 1.0, "meta": ""}
    RingData([array("H", [0])], [device], 32).save(str(home / f"{kind}.ring.gz"))
    settings = f"swift_dir = {home}\ndevices = {home / 'disk'}\nmount_check = false\nfallocate_reserve = 0\n"
    app = loadapp(write(f"{kind}.conf", f"[DEFAULT]\n{settings}[app:main]\nuse = egg:swift#{egg}\n"))
    eventlet.spawn(serve, listener, app)


(home / "disk" / "d").mkdir(parents=True)
write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = only\ndefault = yes\n")
utils.SWIFT_CONF_FILE = str(home / "swift.conf")
utils.HASH_PATH_SUFFIX, utils.HASH_PATH_PREFIX = b"tests", b""
storage_policy.reload_storage_policies()
for kind, egg in SERVERS.items():
    server(kind, egg)

filters = "".join(f"[filter:{name}]\nuse = egg:swift#{name}\n{FILTERS.get(name, '')}\n" for name in PIPELINE.split())
proxy = loadapp(
    write(
        "proxy.conf",
        f"[DEFAULT]\nswift_dir = {home}\n[pipeline:main]\npipeline = {PIPELINE} proxy-server\n{filters}"
        "[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n",
    )
)
cache = Cache()


def remembering(environ, start_response):
    environ["swift.cache"] = cache
    return proxy(environ, start_response)


def leave_with_parent():
    """Whoever started it holds the other end of its input, and may be killed."""
    tpool.execute(os.read, 0, 1)
    os._exit(0)


eventlet.spawn(leave_with_parent)
front = eventlet.listen((HERE, 0))
print(front.getsockname()[1], flush=True)
serve(front, remembering)
