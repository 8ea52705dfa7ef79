import { agoInWords } from '@contract/backups/backups.rules'
import type { ContinuousCopy } from '@contract/backups/backups.schemas'
import { momentText } from '../../../state/clock/schoolClock'
import { sizeText } from '../../../ui/files/fileRules'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'

function State({ minutos, problema }: ContinuousCopy) {
  if (problema !== null)
    return <InfoPanel tone="error" title="La copia continua no avanza." text={problema} />
  if (minutos === null)
    return (
      <InfoPanel title="La primera se está haciendo." text="Mientras, valen los respaldos de la noche." />
    )
  return <InfoPanel tone="success" title={`Todo a salvo hasta hace ${agoInWords(minutos)}.`} />
}

export function ContinuousSection({ copy }: { copy: ContinuousCopy }) {
  const { carpeta, bytes, cifrada, base } = copy
  const made = base === null ? '' : ` La base es del ${momentText(base)}.`
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
