// The peer: boardgame.io with its own server, in memory, and a game of dice that hides what it should.
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const dice = () => Array.from({ length: 5 }, () => 1 + Math.floor(Math.random() * 6));
const game = {
  name: "bluff",
  setup: () => ({ bid: { count: 0, face: 1 }, players: Object.fromEntries([0, 1, 2, 3].map((p) => [p, dice()])) }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { bid: ({ G }, count, face) => void (G.bid = { count, face }) },
};

Server({ games: [game], origins: [/.*/] }).run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`open at http://127.0.0.1:${appServer.address().port}`);
});
