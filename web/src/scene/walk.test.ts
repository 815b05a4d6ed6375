import { expect, test } from "vitest";

import { layOut } from "./layout";
import { neighbour } from "./walk";

const cars = [0, 1, 2].map((number) => ({
    id: `car${number}`,
    kind: "mail",
    name: "",
    engine: number === 2,
    places: [
        { id: `in${number}`, level: "inside" as const },
        { id: `on${number}`, level: "roof" as const },
        { id: `at${number}`, level: "beside" as const },
    ],
}));
const coach = {
    id: "coach",
    kind: "coach",
    name: "",
    faces: 1,
    places: [
        { id: "coach-in", level: "inside" as const },
        { id: "coach-on", level: "roof" as const },
    ],
};
const layout = layOut(
    { cars, lane: [coach], pawns: [], loot: [], mounts: [] },
    { width: 1000, height: 500, inset: { top: 0, right: 0, bottom: 0, left: 0 } },
);

test("left and right go from car to car on the same floor", () => {
    expect(neighbour(layout, "in0", "ArrowRight")).toBe("in1");
    expect(neighbour(layout, "on1", "ArrowLeft")).toBe("on0");
    expect(neighbour(layout, "in0", "ArrowLeft")).toBeUndefined();
});

test("up and down go from the roof to the stagecoach", () => {
    const down = ["on1"];
    for (let step = 0; step < 4; step++) down.push(neighbour(layout, down.at(-1) ?? "", "ArrowDown") ?? "");
    expect(down).toEqual(["on1", "in1", "at1", "coach-on", "coach-in"]);
    expect(neighbour(layout, "coach-on", "ArrowUp")).toBe("at1");
});

test("other keys lead nowhere", () => {
    expect(neighbour(layout, "in0", "Enter")).toBeUndefined();
});
