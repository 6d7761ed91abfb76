// A host's decisions about a table, and an invited person's answer.

import { ApiError, HandOver, TableState, type Id, type Person } from '@menagerie/protocol';
import { standIn } from '../table/absence.ts';
import { closeByHost, decline, handOver, remove } from '../table/hosting.ts';
import type { Ruling } from '../table/ruling.ts';
import type { Table } from '../table/table.ts';
import { readerOf, stateFor } from '../table/visible.ts';
import { orRefuse, type Api, type Context } from './context.ts';
import { refuseHidden } from './hidden.ts';
import { requirePerson } from './identity.ts';
import { TableParams, TablePersonParams } from './schemas.ts';

export function hostRoutes(api: Api, context: Context): void {
  const { registry } = context;
  const tags = ['tables'];
  const response = { 200: TableState, default: ApiError };

  /** Before the start nothing is kept back from anyone. */
  const decide = async (
    table: Id,
    person: Person,
    decision: (table: Table) => Ruling,
  ): Promise<TableState> => {
    const after = orRefuse(await registry.change(table, decision));
    await refuseHidden(context, after, person);
    return stateFor(after, readerOf(after, person.id));
  };

  api.delete('/tables/:id/people/:person', {
    schema: {
      tags,
      summary: 'The host removes a person before the start; they can only return if invited',
      params: TablePersonParams,
      response,
    },
    handler: (request) => {
      const host = requirePerson(request);
      const { id, person } = request.params;
      return decide(id, host, (table) => remove(table, host, person));
    },
  });

  api.put('/tables/:id/people/:person/bot', {
    schema: {
      tags,
      summary:
        'Host: let a bot fill in for a player who has been nudged and has kept the game waiting for a day',
      params: TablePersonParams,
      response,
    },
    handler: async (request) => {
      const host = requirePerson(request);
      const { id, person } = request.params;
      const after = orRefuse(await registry.change(id, (table, now) => standIn(table, now, host.id, person)));
      await refuseHidden(context, after, host);
      return stateFor(after, readerOf(after, host.id));
    },
  });

  api.post('/tables/:id/close', {
    schema: {
      tags,
      summary: 'The host closes the table before the start',
      params: TableParams,
      response,
    },
    handler: (request) => {
      const host = requirePerson(request);
      return decide(request.params.id, host, (table) => closeByHost(table, host));
    },
  });

  api.put('/tables/:id/host', {
    schema: {
      tags,
      summary: 'The host passes the table on to another person seated there',
      params: TableParams,
      body: HandOver,
      response,
    },
    handler: (request) => {
      const host = requirePerson(request);
      return decide(request.params.id, host, (table) => handOver(table, host, request.body.person));
    },
  });

  api.delete('/tables/:id/invitation', {
    schema: {
      tags,
      summary: 'Decline an invitation: your seat becomes open, and this table cannot invite you again',
      params: TableParams,
      response,
    },
    handler: (request) => {
      const person = requirePerson(request);
      return decide(request.params.id, person, (table) => decline(table, person.id));
    },
  });
}
