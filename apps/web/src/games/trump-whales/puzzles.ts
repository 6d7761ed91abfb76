// Where its puzzles are.

export { default } from '@menagerie/bots/puzzle-files/trump-whales.ndjson?url';
