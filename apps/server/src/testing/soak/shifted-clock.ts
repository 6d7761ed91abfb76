// Loaded before a server starts: its wall clock is wrong by CLOCK_SHIFT_MS until SIGUSR2 sets it right, which is a step
// of the clock while the server runs.

const rightNow = Date.now;
let shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
Date.now = () => rightNow() + shift;
process.on('SIGUSR2', () => (shift = 0));
