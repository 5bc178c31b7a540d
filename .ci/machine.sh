# Sourced: what the checks install on Debian or Ubuntu, and the program that they try.

export DEBIAN_FRONTEND=noninteractive
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# Installs packages that are missing.
need() { # PACKAGES...
  local package missing=()
  for package in "$@"; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} = 0 ] && return
  as_root apt-get update -qq
  as_root apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# What is built by a check is built once and thrown away.
export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=false
