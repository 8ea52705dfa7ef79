import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { LeftOut, Recipients, Sample } from '@contract/messages/messages.schemas'
import { countText, pupilsText } from '@contract/domain/text'
import { Icon } from '../../../ui/icons/Icon'
import { PlainList, Prose, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Section } from '../../../ui/page/Section'
import { familiesText } from '../messages.texts'

export const recipientsText = ({ familias, sin_correo, sin_nadie, cubiertas }: Recipients): string =>
  [
    familiesText(familias),
    sin_correo > 0 && `${sin_correo} sin correo`,
    cubiertas > 0 && countText(cubiertas, 'cubierta', 'cubiertas'),
    sin_nadie > 0 && `${pupilsText(sin_nadie)} sin padre o tutor`,
  ]
    .filter(Boolean)
    .join(' · ')

function Preview({ samples }: { samples: readonly Sample[] }) {
  const [at, setAt] = useState(0)
  const sample = samples[Math.min(at, samples.length - 1)]
  if (!sample) return null
  const go = (step: number) =>
    setAt((samples.length + Math.min(at, samples.length - 1) + step) % samples.length)
  return (
    <Stack gap={1}>
      <Row justify="space-between" nowrap>
        <Quiet>{`Así lo recibe ${sample.familia.nombre}`}</Quiet>
        {samples.length > 1 && (
          <Row nowrap gap={0.5}>
            <Button size="small" aria-label="Familia anterior" onClick={() => go(-1)}>
              <Icon name="left" />
            </Button>
            <Button size="small" aria-label="Familia siguiente" onClick={() => go(1)}>
              <Icon name="right" />
            </Button>
          </Row>
        )}
      </Row>
      <strong>{sample.titulo}</strong>
      <Prose>{sample.texto}</Prose>
    </Stack>
  )
}

const InSight = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  [breakpoints.up('md')]: { position: 'sticky', top: spacing(9) },
}))

interface DryRunPanelProps {
  dryRun: { destinatarios: Recipients; muestra: readonly Sample[]; omitidas: readonly LeftOut[] } | undefined
  error: string | undefined
  isWritten: boolean
}

const SHOWN = 8

export function DryRunPanel({ dryRun, error, isWritten }: DryRunPanelProps) {
  const left = dryRun?.omitidas ?? []
  return (
    <InSight>
      <Section title="Quién lo recibe">
        <Stack>
          {error && <ErrorBar title="No se puede enviar así." text={error} />}
          <div role="status">{dryRun && recipientsText(dryRun.destinatarios)}</div>
          {left.length > 0 && (
            <details>
              <summary>{`${familiesText(left.length)} se ${left.length === 1 ? 'queda' : 'quedan'} fuera`}</summary>
              <PlainList>
                {left.slice(0, SHOWN).map(({ familia, motivo }) => (
                  <li key={familia.id}>
                    {familia.nombre} <Quiet>{motivo}</Quiet>
                  </li>
                ))}
              </PlainList>
              {left.length > SHOWN && <Quiet as="p">{`y ${left.length - SHOWN} más`}</Quiet>}
            </details>
          )}
          {isWritten && dryRun && <Preview samples={dryRun.muestra} />}
        </Stack>
      </Section>
    </InSight>
  )
}
