import { styled } from '@mui/material/styles'
import type { RefCallback } from 'react'
import { ACTION_LABELS, ACTION_NAMES } from '@contract/domain/permissions'
import { Hidden } from '../../../ui/page/Hidden'
import { actionPairs, ALL_PAIRS } from '../role.pairs'
import { texts } from '../roles.texts'
import type { Choice } from '../useChoice'
import { PermissionCheck } from './PermissionCheck'

const Bar = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: spacing(2.5),
  padding: spacing(0.5, 2),
  background: vars.palette.surface.sunken,
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > strong': { fontWeight: 600, marginRight: 'auto' },
  [breakpoints.down('sm')]: { '& > strong': { width: '100%', paddingTop: spacing(1) } },
}))

interface AllModulesProps {
  choice: Choice
  /** Takes the focus when no permission was chosen. */
  ref: RefCallback<HTMLInputElement>
  /** Id of what is wrong, when something is. */
  describedBy?: string | undefined
}

/** One action in all modules at once, and everything at once. */
export function AllModules({ choice, ref, describedBy }: AllModulesProps) {
  const { canGive, mark, change } = choice
  const of = [
    ...ACTION_NAMES.map((action) => ({ label: ACTION_LABELS[action], pairs: actionPairs(action) })),
    { label: texts.all, pairs: ALL_PAIRS },
  ]
  return (
    <Bar role="group" aria-label={texts.allModules} aria-describedby={describedBy}>
      <strong aria-hidden>{texts.allModules}</strong>
      {of.map(({ label, pairs }, index) => (
        <PermissionCheck
          key={label}
          mark={mark(pairs)}
          disabled={!pairs.some(canGive)}
          onChange={(on) => change(pairs, on)}
          ref={index === 0 ? ref : undefined}
        >
          <span>
            {label}
            <Hidden> en todos los módulos</Hidden>
          </span>
        </PermissionCheck>
      ))}
    </Bar>
  )
}
