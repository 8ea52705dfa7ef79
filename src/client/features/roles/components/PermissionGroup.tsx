import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { ACTION_LABELS, ACTION_NAMES, type ModuleName } from '@contract/domain/permissions'
import { Icon } from '../../../ui/icons/Icon'
import { Hidden } from '../../../ui/page/Hidden'
import { modulePairs, pairOf } from '../role.pairs'
import { texts } from '../roles.texts'
import type { Choice } from '../useChoice'
import { PermissionCheck } from './PermissionCheck'

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > .head': { display: 'flex', alignItems: 'center', gap: spacing(1), paddingRight: spacing(2) },
  '& h3': { flex: 1, minWidth: 0, margin: 0, fontSize: '1rem' },
  '& h3 > button': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    width: '100%',
    minHeight: 48,
    padding: spacing(0.75, 1.5),
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& h3 > button:hover': { background: vars.palette.surface.neutralSoft },
  '& h3 > button:focus-visible': { outlineOffset: -2 },
  '& .name': { fontWeight: 600 },
  '& .what': { fontSize: typography.pxToRem(13), fontWeight: 400, color: vars.palette.text.secondary },
  '& .texts': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: spacing(1.5) },
  '& > .panel': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
    justifyItems: 'start',
    columnGap: spacing(2),
    padding: spacing(0, 2, 1, 5),
  },
  '& > .panel[hidden]': { display: 'none' },
}))

/** One module: closed until it is pressed (SPEC §2); closed too it says what is chosen in it. */
export function PermissionGroup({ module, choice }: { module: ModuleName; choice: Choice }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const pairs = modulePairs(module)
  const { canGive, mark, change } = choice
  const given = ACTION_NAMES.filter((action) => mark([pairOf(module, action)]) === 'all')
  const what =
    given.length === ACTION_NAMES.length ? texts.all : given.map((action) => ACTION_LABELS[action]).join(', ')
  return (
    <Frame>
      <div className="head">
        <h3>
          <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'up' : 'down'} size={18} />
            <span className="texts">
              <span className="name">{module}</span> <span className="what">{what || texts.none}</span>
            </span>
          </button>
        </h3>
        <PermissionCheck
          mark={mark(pairs)}
          disabled={!pairs.some(canGive)}
          onChange={(on) => change(pairs, on)}
        >
          <span>
            {texts.all}
            <Hidden> los permisos de {module}</Hidden>
          </span>
        </PermissionCheck>
      </div>
      <div id={id} className="panel" role="group" aria-label={module} hidden={!open}>
        {ACTION_NAMES.map((action) => {
          const pair = pairOf(module, action)
          return (
            <PermissionCheck
              key={action}
              mark={mark([pair])}
              disabled={!canGive(pair)}
              onChange={(on) => change([pair], on)}
            >
              {ACTION_LABELS[action]}
            </PermissionCheck>
          )
        })}
      </div>
    </Frame>
  )
}
