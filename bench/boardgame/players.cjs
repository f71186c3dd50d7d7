// Persons who play the toy game: node players.cjs PORT GAMES SECONDS RATE. Tells moves, their milliseconds, updates and bytes as JSON.
const { io } = require("socket.io-client");

const [port, games, seconds, rate] = process.argv.slice(2).map(Number);
const home = `http://127.0.0.1:${port}`;
const PLAYERS = 4;
const own = [];
let isMeasured = false;
let moves = 0;
let updates = 0;
let bytes = 0;

const post = async (path, body) =>
  (await fetch(home + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })).json();

async function sit(sent, matchID, seat) {
  const playerID = `${seat}`;
  const { playerCredentials: credentials } = await post(`/games/toy/${matchID}/join`, { playerID, playerName: `person ${seat}` });
  const socket = io(`${home}/toy`, { transports: ["websocket"], forceNew: true });
  const hear = (state) => {
    const at = performance.now();
    const mine = sent.get(state._stateID - 1);
    if (isMeasured && mine) {
      updates += 1;
      if (mine.seat === seat) moves = own.push(at - mine.at);
      if (updates % 100 === 0) bytes += 100 * JSON.stringify(state).length;
    }
    if (state.ctx.currentPlayer === playerID) setTimeout(() => play(state._stateID), rate ? ((-Math.log(Math.random()) * games) / rate) * 1000 : 0);
  };
  const play = (stateID) => {
    sent.set(stateID, { at: performance.now(), seat });
    const payload = { type: "play", args: [stateID % 60], playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
  };
  socket.on("update", (_, state) => hear(state));
  socket.on("sync", (_, { state }) => hear(state));
  await new Promise((ready) => socket.on("connect", ready));
  return () => socket.emit("sync", matchID, playerID, credentials, PLAYERS);
}

async function main() {
  const begin = [];
  for (let i = 0; i < games; i += 1) {
    const { matchID } = await post("/games/toy/create", { numPlayers: PLAYERS });
    const sent = new Map();
    for (let seat = 0; seat < PLAYERS; seat += 1) begin.push(await sit(sent, matchID, seat));
  }
  for (const sync of begin) sync();
  await new Promise((over) => setTimeout(over, 2000));
  process.stdout.write("go\n");
  isMeasured = true;
  await new Promise((over) => setTimeout(over, seconds * 1000));
  isMeasured = false;
  process.stdout.write(`${JSON.stringify({ moves, updates, bytes, own })}\n`, () => process.exit(0));
}

void main();
