// A boardgame.io server with a toy game whose state has about 3 KiB, in memory or in flat files: node server.cjs PORT [FOLDER]
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const game = {
  name: "toy",
  setup: () => ({ moves: 0, filling: Array.from({ length: 60 }, (_, i) => `a card that lies on the table, face up: number ${i}`) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: ({ G }, card) => ({ ...G, moves: G.moves + 1, filling: G.filling.map((one, i) => (i === card ? `turned in move ${G.moves}, where it lies ever since` : one)) }) },
};
Server({ games: [game], origins: [Origins.LOCALHOST], ...(folder && { db: new FlatFile({ dir: folder }) }) }).run(Number(port));
