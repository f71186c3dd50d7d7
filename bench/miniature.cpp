// A yardstick: the heart of the base game for four players, written by hand in plain C++, played at random.
//
//   g++ -O3 -o miniature bench/miniature.cpp && ./miniature GAMES      prints one line of JSON
//   ./miniature GAMES shares                                           how often each question is a decision
//
// A decision is a question with at least two options, as in the engine. And as in the engine, whoever has cards is asked even
// if there is one option only where cards may be played (the others must not learn more); such an answer is no decision.
//
// In it: the random layout, moves of one or two steps (three or four with a card), assistants, other merchants to pay, fifteen
// of the sixteen actions, Governor and Smuggler, the deck and its pile, the cards good, lira, far, stay and assistant, the end
// after five rubies or 200 rounds.
// Left out: the family members, with them the Police Station, the reward and the card family; the cards that repeat an action
// or change a sale (they are drawn and discarded, never played); red, green and yellow tiles are taken but not used; the last
// cards at the end; other numbers of players, variants, larger boards; cards that everybody has seen; chance answered from
// outside; statistics by place and card; checks of any kind. And a rule cannot be read in it: the questions are torn apart
// into phases by hand, which is why the engine is not written like this.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

typedef uint8_t Byte;

enum Place { WAINWRIGHT = 1, FABRIC, SPICE, FRUIT, POST, CARAVANSARY, FOUNTAIN, BLACK_MARKET, TEA_HOUSE, LARGE, SMALL, POLICE,
             PALACE, SMALL_MOSQUE, GREAT_MOSQUE, DEALER };
enum Card { GOOD_CARD, LIRA_CARD, FAR_CARD, STAY_CARD, ASSISTANT_CARD, CARDS = 10 };
enum Phase { MOVE, ASSISTANT, PAY, ACT, MEET, FETCH, GOOD, NUMBER, SELL, TILE, ANY_GOOD, SOURCE, DISCARD, PAY_GOVERNOR,
             SMUGGLED, PAY_SMUGGLER, CARD_GOOD, CARD_FETCH, OVER };
enum Word { NO = 0, YES, JOIN, LEAVE, DECK, PILE, MEET_GOVERNOR, MEET_SMUGGLER, LIRA, NUMBERED = 16, PLAY = 64 };  // NUMBERED + n

const int PLAYERS = 4, ROUNDS = 200, RUBIES = 5;
const Byte BASE_DECK[CARDS] = {4, 4, 4, 2, 2, 2, 2, 2, 2, 2};
const Byte DEMAND[2][5][4] = {{{1, 1, 1, 2}, {2, 1, 0, 2}, {2, 0, 1, 2}, {1, 1, 0, 3}, {1, 0, 1, 3}},
                              {{1, 1, 2, 1}, {1, 2, 1, 1}, {1, 3, 1, 0}, {1, 2, 2, 0}, {0, 2, 2, 1}}};
const Byte SALE[2][6] = {{0, 3, 7, 12, 18, 25}, {0, 2, 5, 9, 14, 20}};
const Byte POST_GOODS[5][4] = {{0, 1, 1, 0}, {1, 0, 1, 0}, {1, 0, 1, 0}, {1, 0, 0, 1}, {1, 0, 0, 1}};
const Byte POST_LIRA[5] = {2, 2, 3, 3, 4};
const Byte JEWELS[13] = {0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3};
const Byte TRACK[10] = {3, 0, 1, 2, 4, 3, 0, 1, 2, 4};          // 4: any good

struct Player {
    int assistants;                                             // bit per place
    short lira;
    Byte stack, rubies, merchant, extensions, tiles, hand_n;
    Byte goods[4], hand[CARDS];
};

struct State {
    Player players[PLAYERS];
    Byte place_at[16], spot[17];
    Byte governor, smuggler, gem_price, palace_price, post, deck_n, discards_n, start, turn;        // turn: of the round
    Byte deck[CARDS], discards[32];
    Byte demand[2][5], demand_top[2], next_tile[4], mosque_rubies[2];
    Byte at, reach, met, phase, back, left, which, taken, fits, seat, wanted[4];
    short round;
    short options_n, options[40];
    uint64_t rng;
};

static Byte near_spots[16][17], far_spots[16][17];              // ends with 99

static int below(State& g, int n) {                             // xorshift
    g.rng ^= g.rng << 13;
    g.rng ^= g.rng >> 7;
    g.rng ^= g.rng << 17;
    return (int)((g.rng >> 32) * n >> 32);
}
static int roll(State& g) { return 2 + below(g, 6) + below(g, 6); }
static void offer(State& g, int option) { g.options[g.options_n++] = option; }
static int capacity(const Player& me) { return 2 + me.extensions; }
static void gain(Player& me, int good) { if (me.goods[good] < capacity(me)) me.goods[good]++; }
static void bring_back(Player& me, int place) { me.assistants -= 1 << place; me.stack++; }

static void renew_deck(State& g) {
    for (int i = 0; i < g.discards_n; i++) g.deck[g.discards[i]]++;
    g.deck_n = g.discards_n;
    g.discards_n = 0;
}
static void draw(State& g, Player& me) {
    if (g.deck_n == 0) renew_deck(g);
    if (g.deck_n == 0) return;
    int nth = below(g, g.deck_n), card = 0;
    while (nth >= g.deck[card]) nth -= g.deck[card++];
    g.deck[card]--;
    if (--g.deck_n == 0) renew_deck(g);
    me.hand[card]++;
    me.hand_n++;
}
static void discard(State& g, Player& me, int card) {
    me.hand[card]--;
    me.hand_n--;
    g.discards[g.discards_n++] = card;
}

static int price_of_merchants(const State& g) {
    int n = 0;
    if (g.at != FOUNTAIN)
        for (int seat = 0; seat < PLAYERS; seat++) n += seat != g.seat && g.players[seat].merchant == g.at;
    return 2 * n;
}
static bool sells(const Player& me, const Byte* wanted) {
    for (int good = 0; good < 4; good++) if (me.goods[good] && wanted[good]) return true;
    return false;
}
static bool takes_tile(const State& g, const Player& me, int colour) {
    return g.next_tile[colour] && me.goods[colour] >= g.next_tile[colour] && !(me.tiles >> colour & 1);
}
static bool delivers(const State& g, const Player& me) {
    int need[5] = {0, 0, 0, 0, 0}, surplus = 0;
    for (int i = 0; i < g.palace_price; i++) need[TRACK[i]]++;
    for (int good = 0; good < 4; good++) {
        if (me.goods[good] < need[good]) return false;
        surplus += me.goods[good] - need[good];
    }
    return surplus >= need[4];
}
static bool is_possible(const State& g, const Player& me) {
    switch (g.at) {
    case WAINWRIGHT: return me.lira >= 7 && me.extensions < 3;
    case LARGE: case SMALL: return sells(me, DEMAND[g.at - LARGE][g.demand[g.at - LARGE][g.demand_top[g.at - LARGE]]]);
    case POLICE: return false;
    case PALACE: return delivers(g, me);
    case SMALL_MOSQUE: return takes_tile(g, me, 0) || takes_tile(g, me, 1);
    case GREAT_MOSQUE: return takes_tile(g, me, 2) || takes_tile(g, me, 3);
    case DEALER: return me.lira >= g.gem_price;
    default: return true;
    }
}

static bool takes_cards(int phase) { return phase <= MEET || phase == PAY_GOVERNOR || phase == PAY_SMUGGLER; }
static bool is_playable(const State& g, const Player& me, int card) {
    bool is_free = g.phase <= MEET;
    switch (card) {
    case GOOD_CARD: return is_free;
    case LIRA_CARD: return true;
    case FAR_CARD: case STAY_CARD: return g.phase == MOVE && !g.reach;
    case ASSISTANT_CARD: return g.phase <= ASSISTANT && me.assistants;
    default: return false;
    }
}
static void offer_assistants(State& g, const Player& me) {
    for (int left = me.assistants; left; left &= left - 1) offer(g, NUMBERED + __builtin_ctz(left));
}
static void offer_own_goods(State& g, const Player& me) {
    for (int good = 0; good < 4; good++) if (me.goods[good]) offer(g, NUMBERED + good);
}

static void offer_all(State& g) {
    Player& me = g.players[g.seat];
    switch (g.phase) {
    case MOVE:
        if (g.reach == 1 + STAY_CARD) { offer(g, NUMBERED + me.merchant); return; }
        for (const Byte* spot = (g.reach ? far_spots : near_spots)[g.spot[me.merchant]]; *spot < 16; spot++)
            offer(g, NUMBERED + g.place_at[*spot]);
        break;
    case ASSISTANT:
        offer(g, NO);
        if (me.assistants >> g.at & 1) offer(g, JOIN);
        else if (me.stack) offer(g, LEAVE);
        break;
    case PAY: offer(g, NO); if (me.lira >= price_of_merchants(g)) offer(g, YES); break;
    case ACT: offer(g, NO); if (is_possible(g, me)) offer(g, YES); break;
    case MEET:
        offer(g, NO);
        if (g.governor == g.at && !(g.met & 1) && g.deck_n + g.discards_n) offer(g, MEET_GOVERNOR);
        if (g.smuggler == g.at && !(g.met & 2)) offer(g, MEET_SMUGGLER);
        break;
    case FETCH: offer(g, NO); offer_assistants(g, me); break;
    case CARD_FETCH: offer_assistants(g, me); break;
    case GOOD: for (int good = 0; good < 3; good++) offer(g, NUMBERED + good); break;
    case CARD_GOOD: case SMUGGLED: for (int good = 0; good < 4; good++) offer(g, NUMBERED + good); break;
    case NUMBER: for (int number = 3; number <= 12; number++) offer(g, NUMBERED + number); break;
    case SELL:
        if (g.left < 5) offer(g, NO);
        for (int good = 0; good < 4; good++) if (me.goods[good] && g.wanted[good]) offer(g, NUMBERED + good);
        break;
    case TILE: for (int i = g.which; i < g.which + 2; i++) if (takes_tile(g, me, i)) offer(g, NUMBERED + i); break;
    case ANY_GOOD: offer_own_goods(g, me); break;
    case SOURCE: offer(g, DECK); if (g.discards_n) offer(g, PILE); break;
    case DISCARD: for (int card = 0; card < CARDS; card++) if (me.hand[card]) offer(g, NUMBERED + card); break;
    case PAY_GOVERNOR:
        if (me.lira >= 2) offer(g, LIRA);
        for (int card = 0; card < CARDS; card++) if (me.hand[card]) offer(g, NUMBERED + card);
        break;
    case PAY_SMUGGLER: if (me.lira >= 2) offer(g, LIRA); offer_own_goods(g, me); break;
    }
    if (me.hand_n && takes_cards(g.phase))
        for (int card = 0; card < CARDS; card++) if (me.hand[card] && is_playable(g, me, card)) offer(g, PLAY + card);
}

static void end_turn(State& g) {
    if (++g.turn == PLAYERS) {
        g.turn = 0;
        bool over = g.round++ == ROUNDS;
        for (int seat = 0; seat < PLAYERS; seat++) over |= g.players[seat].rubies >= RUBIES;
        if (over) { g.phase = OVER; return; }
    }
    g.seat = (g.start + g.turn) % PLAYERS;
    g.at = g.reach = g.met = 0;
    g.phase = MOVE;
}

static void act(State& g, Player& me) {
    g.phase = MEET;
    switch (g.at) {
    case WAINWRIGHT: me.lira -= 7; if (++me.extensions == 3) me.rubies++; break;
    case FABRIC: case SPICE: case FRUIT: me.goods[g.at - FABRIC] = capacity(me); break;
    case POST:
        for (int good = 0; good < 4; good++) for (int i = 0; i < POST_GOODS[g.post][good]; i++) gain(me, good);
        me.lira += POST_LIRA[g.post];
        g.post = (g.post + 1) % 5;
        break;
    case CARAVANSARY: if (g.deck_n + g.discards_n) { g.left = 2; g.phase = SOURCE; } break;
    case FOUNTAIN: if (me.assistants) g.phase = FETCH; break;
    case BLACK_MARKET: g.which = roll(g); g.phase = GOOD; break;
    case TEA_HOUSE: g.phase = NUMBER; break;
    case LARGE: case SMALL:
        g.which = g.at - LARGE;
        memcpy(g.wanted, DEMAND[g.which][g.demand[g.which][g.demand_top[g.which]]], 4);
        g.left = 5;
        g.phase = SELL;
        break;
    case PALACE:
        g.left = 0;
        for (int i = 0; i < g.palace_price; i++) { if (TRACK[i] == 4) g.left++; else me.goods[TRACK[i]]--; }
        me.rubies++;
        if (g.palace_price < 10) g.palace_price++;
        if (g.left) g.phase = ANY_GOOD;
        break;
    case SMALL_MOSQUE: case GREAT_MOSQUE: g.which = 2 * (g.at - SMALL_MOSQUE); g.phase = TILE; break;
    case DEALER: me.lira -= g.gem_price; me.rubies++; if (g.gem_price < 23) g.gem_price++; break;
    }
}

static void play(State& g, Player& me, int card) {
    discard(g, me, card);
    g.back = g.phase;
    switch (card) {
    case GOOD_CARD: g.phase = CARD_GOOD; break;
    case LIRA_CARD: me.lira += 5; break;
    case FAR_CARD: case STAY_CARD: g.reach = 1 + card; break;
    case ASSISTANT_CARD: g.phase = CARD_FETCH; break;
    }
}

static void take_tile(State& g, Player& me, int colour) {
    me.goods[colour]--;
    g.next_tile[colour] = g.next_tile[colour] == 5 ? 0 : g.next_tile[colour] + 1;
    me.tiles |= 1 << colour;
    if (colour == 3) me.stack++;
    int which = colour / 2;
    if ((me.tiles >> 2 * which & 3) == 3 && g.mosque_rubies[which]) { g.mosque_rubies[which]--; me.rubies++; }
}

static void apply(State& g, int choice) {
    Player& me = g.players[g.seat];
    if (choice >= PLAY) { play(g, me, choice - PLAY); return; }
    int n = choice - NUMBERED;
    switch (g.phase) {
    case MOVE:
        g.at = me.merchant = n;
        g.phase = n == FOUNTAIN ? ACT : ASSISTANT;
        break;
    case ASSISTANT:
        if (choice == NO) { end_turn(g); break; }
        if (choice == JOIN) bring_back(me, g.at);
        else { me.assistants += 1 << g.at; me.stack--; }
        g.phase = price_of_merchants(g) ? PAY : ACT;
        break;
    case PAY:
        if (choice == NO) { end_turn(g); break; }
        me.lira -= price_of_merchants(g);
        for (int seat = 0; seat < PLAYERS; seat++)
            if (seat != g.seat && g.players[seat].merchant == g.at) g.players[seat].lira += 2;
        g.phase = ACT;
        break;
    case ACT: if (choice == YES) act(g, me); else g.phase = MEET; break;
    case MEET:
        if (choice == MEET_GOVERNOR) { g.met |= 1; draw(g, me); g.phase = PAY_GOVERNOR; }
        else if (choice == MEET_SMUGGLER) { g.met |= 2; g.phase = SMUGGLED; }
        else end_turn(g);
        break;
    case FETCH:
        if (choice != NO) bring_back(me, n);
        if (choice == NO || !me.assistants) g.phase = MEET;
        break;
    case CARD_FETCH: bring_back(me, n); g.phase = g.back; break;
    case GOOD:
        gain(me, n);
        for (int i = 0; i < JEWELS[g.which]; i++) gain(me, 3);
        g.phase = MEET;
        break;
    case CARD_GOOD: gain(me, n); g.phase = g.back; break;
    case NUMBER: me.lira += roll(g) >= n ? n : 2; g.phase = MEET; break;
    case SELL:
        if (choice != NO) { me.goods[n]--; g.wanted[n]--; g.left--; }
        if (choice == NO || !g.left) {
            me.lira += SALE[g.which][5 - g.left];
            g.demand_top[g.which] = (g.demand_top[g.which] + 1) % 5;
            g.phase = MEET;
        }
        break;
    case TILE: take_tile(g, me, n); g.phase = MEET; break;
    case ANY_GOOD: me.goods[n]--; if (!--g.left) g.phase = MEET; break;
    case SOURCE:
        if (choice == DECK) draw(g, me);
        else { me.hand[g.discards[--g.discards_n]]++; me.hand_n++; }
        if (!--g.left || !(g.deck_n + g.discards_n)) g.phase = DISCARD;
        break;
    case DISCARD: discard(g, me, n); g.phase = MEET; break;
    case PAY_GOVERNOR:
        if (choice == LIRA) me.lira -= 2; else discard(g, me, n);
        g.governor = roll(g);
        g.phase = MEET;
        break;
    case SMUGGLED:
        g.taken = n;
        g.fits = me.goods[n] < capacity(me);
        me.goods[n] += g.fits;
        g.phase = PAY_SMUGGLER;
        break;
    case PAY_SMUGGLER:
        if (choice == LIRA) me.lira -= 2;
        else if (n != g.taken || g.fits) me.goods[n]--;
        g.smuggler = roll(g);
        g.phase = MEET;
        break;
    }
}

// Go on to the next question.
static void ask(State& g) {
    while (g.phase != OVER) {
        g.options_n = 0;
        offer_all(g);
        if (g.options_n > 1 || (g.players[g.seat].hand_n && takes_cards(g.phase))) return;
        apply(g, g.options[0]);
    }
}
static void answer(State& g, int choice) { apply(g, choice); ask(g); }

static void set_up(State& g, uint64_t seed) {
    memset(&g, 0, sizeof g);
    g.rng = seed;
    for (;;) {                                                  // the Fountain inside, Black Market and Tea House apart
        for (int i = 0; i < 16; i++) g.place_at[i] = i + 1;
        for (int i = 0; i < 15; i++) {
            int j = i + below(g, 16 - i), place = g.place_at[i];
            g.place_at[i] = g.place_at[j];
            g.place_at[j] = place;
        }
        for (int i = 0; i < 16; i++) g.spot[g.place_at[i]] = i;
        int f = g.spot[FOUNTAIN], rows = abs(g.spot[BLACK_MARKET] / 4 - g.spot[TEA_HOUSE] / 4);
        int columns = abs(g.spot[BLACK_MARKET] % 4 - g.spot[TEA_HOUSE] % 4);
        if (f / 4 % 3 && f % 4 % 3 && rows && columns && rows + columns >= 3) break;
    }
    g.gem_price = 12;
    g.palace_price = 4;
    for (int which = 0; which < 2; which++) {
        g.mosque_rubies[which] = 4;
        for (int i = 0; i < 5; i++) {
            int j = below(g, i + 1);
            g.demand[which][i] = g.demand[which][j];
            g.demand[which][j] = i;
        }
    }
    for (int colour = 0; colour < 4; colour++) g.next_tile[colour] = 2;
    for (int card = 0; card < CARDS; card++) g.deck_n += g.deck[card] = BASE_DECK[card];
    g.governor = roll(g);
    g.smuggler = roll(g);
    g.start = below(g, PLAYERS);
    for (int i = 0; i < PLAYERS; i++) {
        Player& player = g.players[(g.start + i) % PLAYERS];
        player.lira = 2 + i;
        player.stack = 4;
        player.merchant = FOUNTAIN;
        draw(g, player);
    }
    g.round = 1;
    g.seat = g.start;
    ask(g);
}

int main(int argc, char** argv) {
    long games = argc > 1 ? atol(argv[1]) : 2000, decisions = 0, asked = 0, options = 0, rounds = 0, by_phase[OVER] = {};
    bool shares = argc > 2;
    for (int a = 0; a < 16; a++) {
        int near_n = 0, far_n = 0;
        for (int b = 0; b < 16; b++) {
            int steps = abs(a / 4 - b / 4) + abs(a % 4 - b % 4);
            if (steps == 1 || steps == 2) near_spots[a][near_n++] = b;
            if (steps >= 1 && steps <= 4) far_spots[a][far_n++] = b;
        }
        near_spots[a][near_n] = far_spots[a][far_n] = 99;
    }
    State g;
    uint64_t seed = 88172645463325252u;
    clock_t before = clock();
    for (long game = 0; game < games; game++) {
        set_up(g, seed);
        while (g.phase != OVER) {
            if (g.options_n > 1) decisions++;
            if (shares) {
                asked++;
                options += g.options_n > 1 ? g.options_n : 0;
                by_phase[g.phase] += g.options_n > 1;
            }
            answer(g, g.options[g.options_n > 1 ? below(g, g.options_n) : 0]);
        }
        rounds += g.round;
        seed = g.rng;
    }
    double seconds = (double)(clock() - before) / CLOCKS_PER_SEC;
    if (shares) {
        for (int i = 0; i < OVER; i++) printf("phase %2d  %.4f\n", i, (double)by_phase[i] / decisions);
        printf("options %.2f, asked %.3f, a round %.2f\n", (double)options / decisions, (double)asked / decisions,
               (double)decisions / rounds);
        return 0;
    }
    printf("{\"decisions\": %ld, \"seconds\": %.6f, \"state\": %d}\n", decisions, seconds, (int)sizeof g);
}
