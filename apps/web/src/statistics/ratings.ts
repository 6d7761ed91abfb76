// The reader's ratings on the server.

import type { Rating } from '@menagerie/protocol';
import { api } from '../online/api.ts';

export async function readRatings(): Promise<readonly Rating[]> {
  const { ratings } = await api.request<{ ratings: Rating[] }>('GET', 'me/ratings');
  return ratings;
}
