import { callsOf, defineRoutes, type Grant } from '../http/route'
import type { CertificatesContract } from './certificates.schemas'
import { certificatesShows } from './certificates.shows'

const pupils = callsOf('ALUMNOS')

/** A paper is made and cancelled by those who keep the pupils' files. */
const KEEPERS: readonly [Grant] = [['ALUMNOS', 'UPDATE']]

/**
 * Constancias (decisions/domain/certificates). Kinds about money need COLEGIATURAS (READ) besides: which kind it is stands in
 * the body or in the row, so the service asks.
 */
export const certificatesRoutes = defineRoutes<CertificatesContract>(certificatesShows)({
  /** Without the kinds that the reader may not see. */
  list: pupils.get('/constancias'),
  create: pupils.post('/constancias', {
    access: KEEPERS,
    idempotent: true,
    changes: ['Certificate'],
  }),
  cancel: pupils.delete('/constancias/{id}', { access: KEEPERS, changes: ['Certificate'] }),
  /** What a constancia would say; none is made. */
  preview: pupils.post('/constancias/muestra', { access: [['ALUMNOS', 'READ']], reads: true }),
  listTexts: pupils.get('/constancias/textos', {
    access: [
      ['ALUMNOS', 'READ'],
      ['CICLO ESCOLAR', 'UPDATE'],
    ],
  }),
  /** `cual` is the kind. */
  updateText: pupils.patch('/constancias/textos/{cual}', {
    access: [['CICLO ESCOLAR', 'UPDATE']],
    changes: ['CertificateText'],
  }),
  /** Opened by the paper's QR; the answer has the pupil's initials alone. */
  check: { method: 'GET', path: '/constancias/{codigo}', access: 'public' },
})
