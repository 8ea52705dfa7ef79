import { MESSAGE_STATES } from '@contract/messages/messages.rules'
import type { Bulletin, Message, StateCounts } from '@contract/messages/messages.schemas'
import { renderScreen } from '@test/support/pages/screen'

export const counts = (over: Partial<StateCounts> = {}): StateCounts => ({
  ...(Object.fromEntries(MESSAGE_STATES.map((state) => [state, 0])) as StateCounts),
  ...over,
})

export const aBulletin = (over: Partial<Bulletin> = {}): Bulletin => ({
  id: 7,
  clase: 'AVISO',
  titulo: 'Junta de padres',
  descripcion: 'Buen día, {padre}.',
  audiencia: 'Todas las familias inscritas',
  autor: 'directora',
  fecha: '2026-09-15T16:00:00Z',
  cuentas: counts({ PENDIENTE: 2 }),
  adjuntar_estado: false,
  con_dinero: false,
  canales: [{ canal: 'CORREO', cuentas: counts({ PENDIENTE: 2 }) }],
  sale: null,
  cancelado: null,
  ...over,
})

export const aMessage = (id: number, over: Partial<Message> = {}): Message => ({
  id,
  canal: 'WHATSAPP',
  estado: 'PENDIENTE',
  fecha: '2026-09-15T16:00:00Z',
  titulo: 'Junta de padres',
  texto: `Buen día, familia ${id}.`,
  motivo: null,
  familia: { id, nombre: `FAMILIA ${id}` },
  correo: null,
  telefono: `551111000${id}`,
  intentos: 0,
  siguiente: null,
  ...over,
})

/** What the server says of 30 families; the second of two samples is another one. */
export const aDryRun = (familias = 30) => ({
  ok: true,
  message: 'Nada se ha enviado',
  destinatarios: {
    familias,
    con_correo: familias - 2,
    sin_correo: 2,
    con_telefono: familias,
    sin_nadie: 0,
    cubiertas: 1,
  },
  muestra: [
    { familia: { id: 1, nombre: 'ROSA PEÑA' }, titulo: 'Junta', texto: 'Buen día, Rosa Peña.' },
    { familia: { id: 2, nombre: 'LUZ GIL' }, titulo: 'Junta', texto: 'Buen día, Luz Gil.' },
  ],
  omitidas: [{ familia: { id: 3, nombre: 'INÉS SOTO' }, motivo: 'No quiere avisos por correo' }],
})

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

export const openMessages = (path: string, answers: Options['answers'] = {}, options: Options = {}) =>
  renderScreen(path, {
    ...options,
    answers: {
      'GET /avisos?por_pagina=1': { ok: true, avisos: [], total: 0, alto: null, correo: null },
      ...answers,
    },
  })
