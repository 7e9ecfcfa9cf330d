import classes from './board.module.css'
import type { BoardDrag } from './use-board-drag.ts'

/** What follows the pointer while a card is dragged. */
export const DragGhost = ({ drag }: { drag: BoardDrag }) => (
  <div ref={drag.ghost} className={classes.ghost} hidden={drag.lead === null} aria-hidden>
    {drag.lead?.name}
  </div>
)
