// A page with all pieces of one game by name, for posters.ts to cut out.

import { mount } from 'svelte';
import '../../src/looks/fonts.css';
import '../../src/looks/tokens.css';
import Pieces from './Pieces.svelte';

mount(Pieces, { target: document.body, props: { game: location.hash.slice(1) } });
