// Where the net of its bots is.

export { default } from '@menagerie/bots/nets/cat-in-the-box.net?url';
