// A page of its own with all pieces of one game, each by its name: posters.ts cuts them out.

import { mount } from 'svelte';
import '../../src/looks/fonts.css';
import '../../src/looks/tokens.css';
import Pieces from './Pieces.svelte';

mount(Pieces, { target: document.body, props: { game: location.hash.slice(1) } });
