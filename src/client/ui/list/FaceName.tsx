interface FaceNameProps {
  nombre: string
  urlMiniatura: string | null
}

/** Side of the picture, px: the row does not grow when it arrives. */
const SIDE = 28

/** 'BEGOÑA MUÑOZ PEÑA' → 'BM'. */
export const initialsOf = (nombre: string): string =>
  nombre
    .trim()
    .split(/\s+/, 2)
    .map((word) => [...word][0] ?? '')
    .join('')

/**
 * Picture and name of a person in a row. The picture says nothing that the name beside it does not. Plain elements: it is drawn
 * anew at every key of a search.
 */
export function FaceName({ nombre, urlMiniatura }: FaceNameProps) {
  return (
    <span className="ui-face">
      {urlMiniatura ? (
        // Its own key: the picture of one child never stands beside another's name until the next has come.
        <img
          key={urlMiniatura}
          src={urlMiniatura}
          alt=""
          width={SIDE}
          height={SIDE}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <i aria-hidden>{initialsOf(nombre)}</i>
      )}
      <span title={nombre}>{nombre}</span>
    </span>
  )
}
