// Where the net of its bots is.

export { default } from '@menagerie/bots/nets/if-it-fits.net?url';
