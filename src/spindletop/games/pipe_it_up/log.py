"""What can happen at a table of Pipe It Up, as kinds of events with their words."""

from typing import Final

from spindletop.kernel.events import Kind

FIRST_SEAT: Final = Kind("first_seat", "{who} is the youngest and plays first.", "flag")
LAID: Final = Kind("laid", "{city} gets a {icon}.", "token")
MISSION: Final = Kind("mission", "{who} draws the mission {mission}.", "card", "{who} draws a mission.")
PLAYER_DIE: Final = Kind("player_die", "{who} rolls {shown} on the player die.", "die")
STANDARD_DIE: Final = Kind("standard_die", "{who} rolls {shown}.", "die")
PIPES: Final = Kind("pipes", "{who} gains {counted}.", "pipe")
TOKEN: Final = Kind("token", "{who} gains an upgrade token.", "token")
QUESTION: Final = Kind("question", "{who} is asked: {text}", "card")
RIGHT: Final = Kind("right", "{who} is right: {answer}.", "check")
WRONG: Final = Kind("wrong", "{who} is wrong; the answer is {answer}.", "cross")
RESHUFFLED: Final = Kind("reshuffled", "The questions are shuffled again.", "card")
BUILT: Final = Kind("built", "{who} builds {link} with {counted} for {vp} VP.", "pipe")
ICON: Final = Kind("icon", "{who} takes a {icon} at {city}.", "token", "{who} takes a city token at {city}.")
TOOK: Final = Kind("took", "{who} takes {counted} at {city}.", "token")
GREY_PLANT: Final = Kind("grey_plant", "A grey plant stands on {city}: everybody rolls one more die.", "plant")
UNLIMITED: Final = Kind("unlimited", "From now on any number of pipelines may be built in a turn.", "flag")
BOUGHT: Final = Kind("bought", "{who} buys a token for {pipes} pipes.", "token")
SOLD: Final = Kind("sold", "{who} sells a token for {pipes} pipes.", "token")
PLANT: Final = Kind("plant", "{who} builds a water treatment plant on {city}.", "plant")
PLANT_OFF: Final = Kind("plant_off", "{who} builds a water treatment plant.", "plant")
RESERVOIR: Final = Kind("reservoir", "{who} builds a reservoir of {size} on {city} for {vp} VP.", "reservoir")
TURN_ENDED: Final = Kind("turn_ended", "{who} ends the turn.", "pass")
OVER: Final = Kind("over", "The game is over: {why}.", "flag")
SCORED: Final = Kind("scored", "{who} adds {plants} for plants, {icons} for icons, {mission} for {name}.", "flag")
