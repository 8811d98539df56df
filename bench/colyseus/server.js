// The other peer: a room of colyseus, in memory, with a game of dice that hides what it should. The package
// `colyseus` itself wants uWebSockets.js from git, beside npm; its core and its usual transport do not.
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const dice = () => Array.from({ length: 5 }, () => 1 + Math.floor(Math.random() * 6));

class Bluff extends Room {
  maxClients = 4;
  patchRate = null; // nothing is synchronised by the clock: everybody is told at once

  onCreate() {
    Object.assign(this, { version: 0, bid: { count: 0, face: 1 }, players: [0, 1, 2, 3].map(dice), seats: [] });
    this.onMessage("bid", (client, bid) => {
      if (this.seats[this.version % 4] !== client) return;
      this.bid = bid;
      this.version += 1;
      this.tell();
    });
  }

  onJoin(client) {
    this.seats.push(client);
    if (this.seats.length === 4) this.tell();
  }

  tell() {
    const { version, bid } = this;
    this.seats.forEach((client, seat) => client.send("update", { version, bid, seat, turn: version % 4, dice: this.players[seat] }));
  }
}

const transport = new WebSocketTransport({});
const server = new Server({ transport, greet: false, gracefullyShutdown: false });
server.define("bluff", Bluff);
server.listen(0, "127.0.0.1").then(() => console.log(`open at http://127.0.0.1:${transport.server.address().port}`));
