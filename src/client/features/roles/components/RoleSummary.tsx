import { styled } from '@mui/material/styles'
import type { Permission } from '@contract/domain/permissions'
import { roleWarnings } from '@contract/roles/jobs.rules'
import { closedModules, roleSummary } from '@contract/roles/permissions.texts'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Section } from '../../../ui/page/Section'

const Sentences = styled('dl')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: spacing(0.75, 2),
  margin: 0,
  '& > dt': { fontWeight: 600 },
  '& > dd': { margin: 0 },
  [breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    '& > dd': { marginBottom: spacing(1) },
  },
}))

/** Always in the page: screen readers announce what appears inside an element, not the element. */
const Warnings = styled('div')(({ theme: { spacing } }) => ({
  '&:not(:empty)': { marginBottom: spacing(2) },
}))

export function RoleSummary({ permissions }: { permissions: readonly Permission[] }) {
  const lines = roleSummary(permissions)
  const warnings = roleWarnings(permissions)
  const closed = closedModules(permissions)
  return (
    <Section title="En pocas palabras">
      <Warnings role="status">
        {warnings.length > 0 && (
          <InfoPanel
            tone="warning"
            title={
              warnings.length === 1
                ? 'Algo no se podrá hacer con este rol.'
                : 'Hay cosas que no se podrán hacer con este rol.'
            }
          >
            <ul>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </InfoPanel>
        )}
      </Warnings>
      <Stack>
        {lines.length === 0 ? (
          <Quiet as="p">Sin permisos este rol no abre nada.</Quiet>
        ) : (
          <Sentences>
            {lines.map(({ module, text }) => [
              <dt key={module}>{module}</dt>,
              <dd key={`${module} texto`}>{text}.</dd>,
            ])}
          </Sentences>
        )}
        {lines.length > 0 && closed.length > 0 && <Quiet as="p">{`No abre: ${closed.join(', ')}.`}</Quiet>}
      </Stack>
    </Section>
  )
}
