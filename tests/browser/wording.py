"""What a page in the pseudo-language gives away: text of no catalogue, and text without room."""

from playwright.sync_api import Page

# What is read on the page or aloud. Each ASCII letter of a message is accented: whatever has two of
# them side by side is no message, unless it is a name or notation.
PLAIN = """(allowed) => {
    const known = new RegExp(`\\\\b(?:${allowed.words.join('|')})\\\\b`, 'g');
    const plain = (text) => /[A-Za-z]{2,}/.test(text.replace(known, ''));
    const shown = (element) => element.checkVisibility({ visibilityProperty: true })
        && !element.closest(allowed.places);
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (plain(node.data) && shown(parent)) found.add(node.data.trim());
    }
    const names = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext',
        'title', 'placeholder', 'alt'];
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join())) {
        for (const name of names) {
            const text = element.getAttribute(name) ?? '';
            if (plain(text) && shown(element)) found.add(`${name}: ${text}`);
        }
    }
    if (plain(document.title)) found.add(`title: ${document.title}`);
    return [...found];
}"""
NAMES_AND_NOTATION = ("Mapmakers", "Ada", "Lin", "SVG", "PNG", "[IVX]+")
UNSPOKEN = ".languages, code, script, style"

# Words that are cut off, or stick out of what they are on; controls on top of each other.
CRAMPED = """() => {
    const room = 1.5;
    const boxOf = (element) => element.getBoundingClientRect();
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const name = (element) => element.cloneNode(false).outerHTML.slice(0, 80);
    const outside = (inner, outer, [across, down]) =>
        (across && (inner.left < outer.left - room || inner.right > outer.right + room))
        || (down && (inner.top < outer.top - room || inner.bottom > outer.bottom + room));
    const found = new Set();
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) found.add(`scrolls sideways: ${page.scrollWidth}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (node.data.trim() === '' || !shown(parent)) continue;
        if (parent.closest('svg, .visually-hidden, script, style, noscript')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        const told = `${name(parent)} ${node.data.trim().slice(0, 60)}`;
        for (let box = parent; box && box !== document.body; box = box.parentElement) {
            const { display, overflowX, overflowY, position } = getComputedStyle(box);
            // For screen readers alone.
            if (boxOf(box).width <= 1) break;
            const cuts = [overflowX, overflowY].map((way) => way === 'hidden' || way === 'clip');
            if (outside(text, boxOf(box), cuts)) found.add(`cut off: ${told} by ${name(box)}`);
            // What can be scrolled to is not lost; what floats above the page has its own place.
            if (/auto|scroll/.test(overflowX + overflowY)) break;
            if (!/inline$|contents/.test(display) && outside(text, boxOf(box), [true, false]))
                found.add(`sticks out: ${told} of ${name(box)}`);
            if (/absolute|fixed/.test(position)) break;
        }
    }
    const CONTROLS = 'button, .button, select, summary, input[type=text]';
    // What stays in place while the page scrolls under it, or lies above it, is seen apart.
    const layerOf = (element) => {
        let box = element;
        while (box && !/fixed|sticky/.test(getComputedStyle(box).position)) box = box.parentElement;
        return box;
    };
    // Not scrolled out of sight: what is in its place is itself, or another that lies on it.
    const seen = (element) => {
        const { x, y, width, height } = boxOf(element);
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (element.contains(top) || top.closest(CONTROLS) !== null);
    };
    const controls = [...document.querySelectorAll(CONTROLS)]
        .filter((element) => shown(element) && seen(element));
    controls.forEach((one, at) => controls.slice(at + 1).forEach((other) => {
        const [a, b] = [boxOf(one), boxOf(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const apart = layerOf(one) !== layerOf(other) || one.contains(other);
        if (across > room && down > room && !apart)
            found.add(`overlap: ${name(one)} and ${name(other)}`);
    }));
    return [...found];
}"""


def untranslated(page: Page) -> list[str]:
    allowed = {"words": NAMES_AND_NOTATION, "places": UNSPOKEN}
    return list(page.evaluate(PLAIN, allowed))


def cramped(page: Page) -> list[str]:
    return list(page.evaluate(CRAMPED))
