import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { certificatesRoutes as routes } from '@contract/certificates/certificates.routes'
import { TO_WHOM, type CertificateKind } from '@contract/certificates/certificates.rules'
import {
  fillText,
  TEXT_FIELDS,
  textProblems,
  type CertificateText,
} from '@contract/certificates/certificateTexts.rules'
import { searchProblem } from '@contract/search/search.rules'
import type { Found } from '@contract/search/search.schemas'
import { useCertificateSample } from '../../../state/certificates/certificates.api'
import { today } from '../../../state/clock/schoolClock'
import { useCurrentCycle } from '../../../state/cycles/cycles.selectors'
import { useSchool } from '../../../state/school/school.selectors'
import { useFound } from '../../../state/search/search.api'
import { useMay } from '../../../state/session/useMay'
import { Finder } from '../../../ui/fields/Finder'
import { useDebounced } from '../../../ui/fields/useDebounced'
import { Stack, TwoLines } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { texts } from '../certificates.texts'
import { Sample } from './Sample'

const WORDS = Object.fromEntries(
  Object.entries(TEXT_FIELDS).map(([name, word]) => [name, `«${word}»`]),
) as Record<keyof typeof TEXT_FIELDS, string>

const NO_PUPILS: readonly Found[] = []

function PupilField({ onPick }: { onPick: (pupil: Found) => void }) {
  const [query, setQuery] = useState('')
  const { debounced } = useDebounced(query.trim())
  const mayAsk = debounced !== '' && searchProblem(debounced) === null
  const { row } = useFound(mayAsk ? { q: debounced, tipos: 'ALUMNO' } : skipToken)
  const found = (mayAsk && row?.resultados) || NO_PUPILS
  return (
    <Finder
      label="Ver con un alumno"
      hint="Escribe su nombre o número de control"
      query={query}
      onQuery={setQuery}
      options={found.map((each) => ({ ...each, key: String(each.id) }))}
      labelOf={({ titulo }) => titulo}
      onPick={(pupil) => {
        setQuery('')
        onPick(pupil)
      }}
    >
      {({ titulo, detalle }) => (
        <TwoLines>
          <strong>{titulo}</strong>
          <small>{detalle}</small>
        </TwoLines>
      )}
    </Finder>
  )
}

interface TextSampleProps extends CertificateText {
  tipo: CertificateKind
}

export function TextSample({ tipo, titulo, cuerpo }: TextSampleProps) {
  const mayFind = useMay()(routes.preview.access)
  const { cycle } = useCurrentCycle()
  const { row: school } = useSchool()
  const [pupil, setPupil] = useState<Found | null>(null)
  const text = { titulo: useDebounced(titulo).debounced, cuerpo: useDebounced(cuerpo).debounced }
  const isRight = Object.keys(textProblems(text)).length === 0
  const sampleOf =
    pupil && cycle && isRight ? { tipo, alumnoId: pupil.id, cicloEscolarId: cycle.id, ...text } : skipToken
  const { row } = useCertificateSample(sampleOf)
  const plain = {
    titulo: fillText(titulo, WORDS),
    cuerpo: fillText(cuerpo, WORDS),
    dirigida_a: TO_WHOM,
    fecha: today(),
    firma: school?.firma ?? { nombre: null, cargo: null },
    pagos: null,
  }
  return (
    <Section
      title={texts.sample}
      text={
        pupil
          ? `Con los datos de ${pupil.titulo}`
          : mayFind
            ? 'Elige un alumno para ver el texto con sus datos.'
            : 'Ejemplo'
      }
    >
      <Stack>
        {mayFind && <PupilField onPick={setPupil} />}
        <Sample {...(row ?? plain)} />
      </Stack>
    </Section>
  )
}
