// Where its puzzles are.

export { default } from '@menagerie/bots/puzzle-files/if-it-fits.ndjson?url';
