// Where the net of its bots is.

export { default } from '@menagerie/bots/nets/trump-whales.net?url';
