import { styled } from '@mui/material/styles'
import { ACTION_LABELS, ACTION_NAMES, MODULE_NAMES } from '@contract/domain/permissions'
import type { RolePair } from '@contract/roles/roles.rules'
import { Icon } from '../../../ui/icons/Icon'
import { Hidden } from '../../../ui/page/Hidden'
import { markOf, pairOf } from '../rolePairs'
import { texts } from '../roles.texts'
import type { Choice } from '../useChoice'
import { PermissionCheck } from './PermissionCheck'

export const PermissionsFrame = styled('div')(({ theme: { vars } }) => ({
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  overflow: 'hidden',
}))

const Table = styled('table')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: typography.pxToRem(14),
  '& th, & td': { padding: spacing(0, 1), textAlign: 'center', height: 41 },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: spacing(2), fontWeight: 600 },
  '& thead th': {
    fontSize: typography.pxToRem(13),
    fontWeight: 600,
    color: vars.palette.text.secondary,
    background: vars.palette.surface.sunken,
  },
  '& tbody tr > *': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tbody tr:hover > *': {
    background: `color-mix(in srgb, ${vars.palette.primary.main} 5%, transparent)`,
  },
  '& label': { width: '100%' },
  '& td > svg': { color: vars.palette.success.main, verticalAlign: 'middle' },
  '& .not': { color: vars.palette.text.secondary },
  [breakpoints.down('sm')]: {
    tableLayout: 'fixed',
    fontSize: typography.pxToRem(12.5),
    '& th, & td': { paddingInline: 2 },
    '& th:first-of-type': { width: '42%', paddingLeft: spacing(1.5), overflowWrap: 'anywhere' },
    // On a phone the four headings fit only when written vertically.
    '& thead th:not(:first-of-type) > span': {
      writingMode: 'vertical-rl',
      transform: 'rotate(180deg)',
      padding: spacing(1, 0),
    },
  },
}))

interface PermissionMatrixProps {
  chosen: readonly RolePair[]
  choice?: Choice
}

export function PermissionMatrix({ chosen, choice }: PermissionMatrixProps) {
  const cell = (pair: RolePair, name: string) => {
    const mark = markOf(chosen, [pair])
    if (choice) {
      return (
        <PermissionCheck
          mark={mark}
          disabled={!choice.canGive(pair)}
          onChange={(on) => choice.change([pair], on)}
        >
          <Hidden>{name}</Hidden>
        </PermissionCheck>
      )
    }
    if (mark === 'all') return <Icon name="check" size={20} label={texts.yes} />
    return (
      <span className="not">
        <span aria-hidden>–</span>
        <Hidden>No</Hidden>
      </span>
    )
  }
  return (
    <Table aria-label={texts.permissions}>
      <thead>
        <tr>
          <th scope="col">Módulo</th>
          {ACTION_NAMES.map((action) => (
            <th key={action} scope="col">
              <span>{ACTION_LABELS[action]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MODULE_NAMES.map((module) => (
          <tr key={module}>
            <th scope="row">{module}</th>
            {ACTION_NAMES.map((action) => (
              <td key={action}>{cell(pairOf(module, action), `${ACTION_LABELS[action]} en ${module}`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
