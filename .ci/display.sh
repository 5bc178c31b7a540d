# Sourced: starts an X server and makes its display the one in use; $server is its process.
# The server itself takes a number that is free: one that is drawn by lot may be another server's.
start_display() { # ARGUMENTS FOR THE SERVER...
  local number
  number=$(mktemp)
  Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp "$@" 3>"$number" >/dev/null 2>&1 &
  server=$!
  for _ in $(seq 200); do
    if [ -s "$number" ]; then break; fi
    sleep 0.1
  done
  DISPLAY=:$(cat "$number")
  export DISPLAY
  rm "$number"
  if [ "$DISPLAY" = : ]; then echo "no X server started: $*"; exit 1; fi
}
