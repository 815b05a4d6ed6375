// The arrow keys walk the train: left and right from car to car, up and down from floor to floor.
import type { SceneLayout, ZoneSpot } from "./layout";

/** From above to below: roof, inside, mounts, then the vehicle of the lane, then trains alongside. */
function floorOf(zone: ZoneSpot): number {
    const floors = { roof: 0, inside: 1, beside: 2, ground: 2 };
    return floors[zone.level] + zone.lane * 3;
}

/** The place that a key leads to, or none. */
export function neighbour(layout: SceneLayout, place: string, key: string): string | undefined {
    const here = layout.zones.get(place);
    if (here === undefined) return undefined;
    const others = [...layout.zones].filter(([id]) => id !== place);
    if (key === "ArrowLeft" || key === "ArrowRight") {
        const side = key === "ArrowRight" ? 1 : -1;
        const along = others.filter(([, zone]) => {
            if (zone.column === here.column && zone.lane === here.lane && zone.level === here.level) {
                return Math.sign(zone.box.x - here.box.x) === side; // two places that share a car
            }
            return Math.sign(zone.column - here.column) === side;
        });
        return nearest(along, (zone) => [Math.abs(zone.column - here.column), Math.abs(floorOf(zone) - floorOf(here))]);
    }
    if (key === "ArrowUp" || key === "ArrowDown") {
        const side = key === "ArrowDown" ? 1 : -1;
        const along = others.filter(
            ([, zone]) => zone.column === here.column && Math.sign(floorOf(zone) - floorOf(here)) === side,
        );
        return nearest(along, (zone) => [Math.abs(floorOf(zone) - floorOf(here)), Math.abs(zone.box.x - here.box.x)]);
    }
    return undefined;
}

function nearest(zones: [string, ZoneSpot][], far: (zone: ZoneSpot) => [number, number]): string | undefined {
    const ranked = zones.map(([id, zone]) => ({ id, far: far(zone) }));
    ranked.sort((one, other) => one.far[0] - other.far[0] || one.far[1] - other.far[1]);
    return ranked[0]?.id;
}
