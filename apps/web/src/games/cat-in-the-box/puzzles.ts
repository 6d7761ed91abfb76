// Where its puzzles are.

export { default } from '@menagerie/bots/puzzle-files/cat-in-the-box.ndjson?url';
