import { styled } from '@mui/material/styles'
import { useId, useState, type RefCallback } from 'react'
import { MODULE_NAMES } from '@contract/domain/permissions'
import type { RolePair } from '@contract/roles/roles.rules'
import { Icon } from '../../../ui/icons/Icon'
import { Section } from '../../../ui/page/Section'
import { ALL_PAIRS } from '../role.pairs'
import { texts } from '../roles.texts'
import { useChoice } from '../useChoice'
import { AllModules } from './AllModules'
import { PermissionGroup } from './PermissionGroup'
import { PermissionMatrix } from './PermissionMatrix'
import { PermissionsFrame } from './PermissionsFrame'
import { ViewSwitch, type PermissionsView } from './ViewSwitch'

const Note = styled('p')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  gap: spacing(0.5),
  margin: spacing(0, 0, 1.5),
  fontSize: typography.pxToRem(14),
  color: vars.palette.text.secondary,
  '&.error': { color: vars.palette.error.main, fontWeight: 600 },
}))

interface PermissionsFieldProps {
  value: readonly RolePair[]
  onChange: (value: readonly RolePair[]) => void
  error: string | undefined
  /** Takes the focus when nothing was chosen. */
  ref: RefCallback<HTMLInputElement>
}

/** The permissions of a role to choose from, by module or as a matrix. */
export function PermissionsField({ value, onChange, error, ref }: PermissionsFieldProps) {
  const [view, setView] = useState<PermissionsView>('groups')
  const choice = useChoice(value, onChange)
  const id = useId()
  return (
    <Section
      title={texts.permissions}
      text={<span role="status">{texts.chosen(value.length, ALL_PAIRS.length)}</span>}
      action={<ViewSwitch view={view} onChange={setView} />}
    >
      {error && (
        <Note className="error" id={id}>
          <Icon name="error" size={18} />
          {error}
        </Note>
      )}
      {!choice.canGiveAll && <Note>{texts.notYours}</Note>}
      <PermissionsFrame>
        <AllModules choice={choice} ref={ref} describedBy={error ? id : undefined} />
        {view === 'groups' ? (
          MODULE_NAMES.map((module) => <PermissionGroup key={module} module={module} choice={choice} />)
        ) : (
          <PermissionMatrix chosen={value} choice={choice} />
        )}
      </PermissionsFrame>
    </Section>
  )
}
