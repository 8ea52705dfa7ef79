import type { ContinuousCopy } from '@contract/backups/backups.schemas'
import { formatMoment } from '@contract/domain/dates'
import { schoolZone } from '../../../state/clock/schoolClock'
import { sizeText } from '../../../ui/files/fileRules'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'

const ago = (minutes: number): string => (minutes === 1 ? 'hace 1 minuto' : `hace ${minutes} minutos`)

function State({ minutos, problema }: ContinuousCopy) {
  if (problema !== null)
    return <InfoPanel tone="error" title="La copia continua no avanza." text={problema} />
  if (minutos === null)
    return (
      <InfoPanel title="La primera se está haciendo." text="Mientras, valen los respaldos de la noche." />
    )
  return <InfoPanel tone="success" title={`Todo a salvo hasta ${ago(minutos)}.`} />
}

export function ContinuousSection({ copy }: { copy: ContinuousCopy }) {
  const { carpeta, bytes, cifrada, base } = copy
  const made = base === null ? '' : ` La base es del ${formatMoment(base, schoolZone())}.`
  return (
    <Section title="La copia continua" text="Cada minuto se copia lo que se escribió.">
      <Stack gap={1}>
        <State {...copy} />
        <Quiet as="p">
          En {carpeta}: {sizeText(bytes)}, {cifrada ? 'cifrada' : 'sin cifrar'}.{made}
        </Quiet>
      </Stack>
    </Section>
  )
}
