import { SETUP_STEPS, type SetupStep } from '@contract/setup/setup.rules'
import * as paths from '@contract/domain/screenPaths'

export const SETUP_TITLE = 'Arranque de la escuela'

export const STEP_WORDS: Readonly<Record<SetupStep, { title: string; text: string }>> = {
  ESCUELA: { title: 'La escuela', text: 'Nombre, dirección y el folio del primer recibo.' },
  CICLO: { title: 'El ciclo y sus precios', text: 'Fechas, inscripción, mensualidades y recargos.' },
  PERSONAS: {
    title: 'Quiénes trabajan aquí',
    text: 'Dirección, caja y secretaría, cada quien con su usuario.',
  },
  ALUMNOS: { title: 'Los alumnos', text: 'De tu Excel, con lo que ya pagaron, o uno por uno.' },
}

export const stepAddress = (step: SetupStep): string => `${paths.setup}?paso=${step.toLowerCase()}`

export const stepOfAddress = (text: string | null): SetupStep | null =>
  SETUP_STEPS.find((step) => step.toLowerCase() === text) ?? null
