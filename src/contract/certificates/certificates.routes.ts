import { callsOf, defineRoutes, type Grant } from '../http/route'
import type { CertificatesContract } from './certificates.schemas'
import { certificatesShows } from './certificates.shows'

const pupils = callsOf('ALUMNOS')

const KEEPERS: readonly [Grant] = [['ALUMNOS', 'UPDATE']]

/** Kinds about money also need COLEGIATURAS (READ). The kind stands in the body or the row, so the service checks it. */
export const certificatesRoutes = defineRoutes<CertificatesContract>(certificatesShows)({
  list: pupils.get('/constancias'),
  create: pupils.post('/constancias', {
    access: KEEPERS,
    idempotent: true,
    changes: ['Certificate'],
  }),
  cancel: pupils.delete('/constancias/{id}', { access: KEEPERS, changes: ['Certificate'] }),
  preview: pupils.post('/constancias/muestra', { access: [['ALUMNOS', 'READ']], reads: true }),
  listTexts: pupils.get('/constancias/textos', {
    access: [
      ['ALUMNOS', 'READ'],
      ['CICLO ESCOLAR', 'UPDATE'],
    ],
  }),
  updateText: pupils.patch('/constancias/textos/{cual}', {
    access: [['CICLO ESCOLAR', 'UPDATE']],
    changes: ['CertificateText'],
  }),
  /** The paper's QR opens it; the answer has only the pupil's initials. */
  check: { method: 'GET', path: '/constancias/{codigo}', access: 'public' },
})
