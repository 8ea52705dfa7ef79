import { styled } from '@mui/material/styles'
import { Hidden } from './Hidden'

const Blocks = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  padding: `${spacing(3)} 0`,
  '& > div': {
    height: 96,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.neutralSoft,
  },
  '& > div:first-of-type': { height: 28, width: '40%' },
}))

export function PageLoading({ blocks = 3 }: { blocks?: number }) {
  return (
    <div role="status" aria-busy="true">
      <Hidden>Cargando…</Hidden>
      <Blocks aria-hidden>
        {Array.from({ length: blocks + 1 }, (_, block) => (
          <div key={block} />
        ))}
      </Blocks>
    </div>
  )
}
