import type {
  Certificate,
  CertificateSample,
  CertificateTextRow,
} from '@contract/certificates/certificates.schemas'
import { CERTIFICATE_KINDS } from '@contract/certificates/certificates.rules'

export const CREATE = 'POST /constancias'
export const SAMPLE = 'POST /constancias/muestra'
export const TEXTS = 'GET /constancias/textos'

export const aCertificate = (over: Partial<Certificate> = {}): Certificate => ({
  id: 4,
  folio: 12,
  tipo: 'ESTUDIOS',
  codigo: '0A1B2C3D4E',
  fecha: '2026-09-14',
  urlPdf: '/files/documentos/constancia/constancia-000012.pdf?id=4',
  alumno: { id: 17, nombre: 'DENISSE HERNÁNDEZ GARCÍA', numero_control: 'A-17' },
  ciclo: { id: 1, name: '2026-2027' },
  anio: null,
  dirigida_a: 'A QUIEN CORRESPONDA',
  expidio: 'secretaria',
  cancelada: false,
  motivo_cancelacion: null,
  cancelado_por: null,
  fecha_cancelacion: null,
  ...over,
})

export const aSample = (over: Partial<CertificateSample> = {}): CertificateSample => ({
  titulo: 'CONSTANCIA DE ESTUDIOS',
  cuerpo: 'DENISSE HERNÁNDEZ GARCÍA es alumna regular.',
  dirigida_a: 'A QUIEN CORRESPONDA',
  fecha: '2026-09-14',
  alumno: 'DENISSE HERNÁNDEZ GARCÍA',
  firma: { nombre: 'Lic. Íñigo Peña', cargo: 'Director' },
  pagos: null,
  impedimento: null,
  ...over,
})

export const theTexts: CertificateTextRow[] = CERTIFICATE_KINDS.map((tipo) => ({
  tipo,
  titulo: `CONSTANCIA ${tipo}`,
  cuerpo: 'Que {alumno} estudia aquí.',
  propio: false,
}))
